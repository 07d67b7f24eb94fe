/** What the widgets of this area draw, in one part: who looks for a course is about to learn it. */
export { LearningCentre } from './centre/learning-centre'
export { CoursePlayer } from './player/course-player'
