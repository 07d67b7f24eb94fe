import { expect, it } from 'vitest'
import { testCells } from '../../tests/helpers/cells'
import { fieldModel } from '../../tests/helpers/models'
import { followedField, followersOf } from './followers'

const linked = (name: string, parent?: string) =>
  fieldModel(name, { type: 'link_down', settings: { dict: 'region,name,id', ...(parent !== undefined && { parent }) } })

const followed = (field: Parameters<typeof followedField>[1]) => followedField(testCells, field)

it('finds the field on which one depends, and all that depend on one in turn', () => {
  expect([
    followedField(testCells, linked('city', 'province')),
    followedField(testCells, linked('province')),
    followedField(testCells, fieldModel('name')),
  ]).toEqual(['province', undefined, undefined])
  const followers = followersOf([fieldModel('name'), linked('town', 'city'), linked('city', 'province'), linked('province')], followed)
  expect([...followers]).toEqual([
    ['city', ['town']],
    ['province', ['city', 'town']],
  ])
})

it('ends where fields depend on each other in a circle', () => {
  expect(followersOf([linked('a', 'b'), linked('b', 'a')], followed).get('a')).toEqual(['b'])
})
