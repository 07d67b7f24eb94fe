import { CheckOutlined } from '@ant-design/icons'
import { Drawer, Radio, Select, Switch } from 'antd'
import { type ReactNode, useId } from 'react'
import { COLOURS, type ColourKey, isColour } from './colours'
import { sidebarStays, type ThemeSettings } from './settings'
import { theme, useTheme } from './store'
import { drawerTexts as say } from './texts'
import './theme-drawer.css'

type Change = (change: Partial<ThemeSettings>) => void

interface PartProps {
  readonly settings: ThemeSettings
  readonly change: Change
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="weft-look-part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  readonly title: string
  readonly texts: { readonly [value in Value]: string }
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few that are all seen. */
function Choice<Value extends string>({ title, texts, value, onChange }: ChoiceProps<Value>) {
  const options = (Object.keys(texts) as Value[]).map(name => ({ value: name, label: texts[name] }))
  return (
    <div className="weft-look-line">
      <span aria-hidden="true">{title}</span>
      <div role="radiogroup" aria-label={title}>
        <Radio.Group
          size="small"
          optionType="button"
          name={useId()}
          options={options}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      </div>
    </div>
  )
}

interface FlagProps {
  readonly title: string
  readonly on: boolean
  readonly disabled?: boolean
  /** Why it cannot be changed, or what it does. */
  readonly hint?: string
  readonly onChange: (on: boolean) => void
}

function Flag({ title, on, disabled = false, hint, onChange }: FlagProps) {
  const id = useId()
  return (
    <div className="weft-look-line">
      <label htmlFor={id}>{title}</label>
      <Switch
        id={id}
        size="small"
        checked={on}
        disabled={disabled}
        onChange={onChange}
        {...(hint && { 'aria-describedby': `${id}hint` })}
      />
      {hint && <small id={`${id}hint`}>{hint}</small>}
    </div>
  )
}

function Colours({ settings, change }: PartProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={say.colour} className="weft-look-colours">
      {Object.entries(COLOURS).map(([key, { name: title }]) => (
        <label key={key} title={title} style={{ background: key }}>
          <input
            type="radio"
            name={name}
            aria-label={title}
            checked={key === settings.colour}
            onChange={() => isColour(key) && change({ colour: key satisfies ColourKey })}
          />
          {key === settings.colour && <CheckOutlined aria-hidden />}
        </label>
      ))}
    </div>
  )
}

function Navigation({ settings, change }: PartProps) {
  const { navigation, width, fixedHeader, hideHeader } = settings
  const top = navigation === 'top'
  // A page beside a menu has the width that is left.
  const widths = [
    { value: 'fixed', label: say.fixed },
    { value: 'fluid', label: say.fluid, disabled: !top },
  ]
  return (
    <Part title={say.navigation}>
      <Choice
        title={say.place}
        texts={{ side: say.side, top: say.top }}
        value={navigation}
        onChange={place => change({ navigation: place })}
      />
      <div className="weft-look-line">
        <span aria-hidden="true">{say.width}</span>
        <Select
          size="small"
          aria-label={say.width}
          options={widths}
          value={width}
          onChange={value => change({ width: value })}
          popupMatchSelectWidth={false}
        />
      </div>
      <Flag title={say.fixedHeader} on={fixedHeader} onChange={on => change({ fixedHeader: on })} />
      <Flag
        title={say.hideHeader}
        on={hideHeader}
        disabled={!fixedHeader}
        {...(!fixedHeader && { hint: say.needsFixedHeader })}
        onChange={on => change({ hideHeader: on })}
      />
      <Flag
        title={say.fixedSidebar}
        on={sidebarStays(settings)}
        disabled={top}
        {...(top && { hint: say.needsSide })}
        onChange={on => change({ fixedSidebar: on })}
      />
    </Part>
  )
}

/** What a user can choose about the look; every choice holds at once and is kept for the person. */
export function ThemeDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const settings = useTheme()
  const change: Change = made => theme.change(made)
  const both = { settings, change }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      closable={{ placement: 'end' }}
      title={say.title}
      width={300}
      placement="right"
      rootClassName="weft-look"
    >
      <Part title={say.look}>
        <Choice
          title={say.appearance}
          texts={{ light: say.light, dark: say.dark }}
          value={settings.appearance}
          onChange={appearance => change({ appearance })}
        />
        <Choice
          title={say.menu}
          texts={{ light: say.lightMenu, dark: say.darkMenu }}
          value={settings.menu}
          onChange={menu => change({ menu })}
        />
      </Part>
      <Part title={say.colour}>
        <Colours {...both} />
      </Part>
      <Navigation {...both} />
      <Part title={say.other}>
        <Flag title={say.colourWeak} hint={say.colourWeakHint} on={settings.colourWeak} onChange={on => change({ colourWeak: on })} />
        <Flag title={say.tabs} on={settings.tabs} onChange={on => change({ tabs: on })} />
      </Part>
    </Drawer>
  )
}
