/** The browser's type of an event for each of React's; one of none of its own is just an event. */
export const browserEvents: Readonly<Record<string, string>> = {
  AnimationEvent: 'AnimationEvent',
  ChangeEvent: 'Event',
  ClipboardEvent: 'ClipboardEvent',
  DragEvent: 'DragEvent',
  FocusEvent: 'FocusEvent',
  FormEvent: 'Event',
  InputEvent: 'InputEvent',
  KeyboardEvent: 'KeyboardEvent',
  MouseEvent: 'MouseEvent',
  PointerEvent: 'PointerEvent',
  SubmitEvent: 'SubmitEvent',
  SyntheticEvent: 'Event',
  TouchEvent: 'TouchEvent',
  TransitionEvent: 'TransitionEvent',
  UIEvent: 'UIEvent',
  WheelEvent: 'WheelEvent',
}
