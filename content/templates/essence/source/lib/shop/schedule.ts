/** When an order is where. A real shop gets this from its workshop and its carrier; here it follows from the calendar. */
import { addBusinessDays, addDays, dayOf, hourOf, isBusinessDay, isHoliday, weekdayOf } from './dates.ts'
import { house, type DeliveryMethod } from './house.ts'

export type OrderState = 'placed' | 'picked' | 'packed' | 'handed-over' | 'delivered'

export interface ScheduleStep {
  state: OrderState
  /** In the time zone of the house. */
  day: string
  /** From 0 to 23, in the time zone of the house. */
  hour: number
}

/** How many business days ground delivery takes, by the first digit of the ZIP code. */
const groundDays = [3, 3, 3, 4, 4, 5, 5, 5, 6, 6]

/** How many business days ground delivery takes at least and at most. */
export const groundTime = { fewest: Math.min(...groundDays), most: Math.max(...groundDays) }

/**
 * The steps of an order in their order. Before the cutoff of a business day it is picked, packed, and handed over on that
 * day; otherwise on the next one. A pickup is handed over to the shop's counter and ends there.
 * @param zip where it is delivered; not for pickup
 */
export function scheduleOf(placedAt: Date, method: DeliveryMethod, zip?: string): ScheduleStep[] {
  const day = dayOf(placedAt, house.timeZone)
  const hour = hourOf(placedAt, house.timeZone)
  const placed: ScheduleStep = { state: 'placed', day, hour }
  if (method === 'pickup') {
    const ready = nextOpenDay(day)
    return [
      placed,
      { state: 'picked', day: ready, hour: 9 },
      { state: 'packed', day: ready, hour: 10 },
      { state: 'handed-over', day: ready, hour: 11 },
    ]
  }
  const leaves = isBusinessDay(day) && hour < house.cutoffHour ? day : addBusinessDays(day, 1)
  const days = method === 'two-day' ? 2 : (groundDays[Number(zip?.charAt(0))] ?? 6)
  return [
    placed,
    { state: 'picked', day: leaves, hour: 13 },
    { state: 'packed', day: leaves, hour: 15 },
    { state: 'handed-over', day: leaves, hour: 17 },
    { state: 'delivered', day: addBusinessDays(leaves, days), hour: 17 },
  ]
}

/** Whether a step has been reached at a moment. */
export function isReached({ day, hour }: ScheduleStep, now: Date): boolean {
  const today = dayOf(now, house.timeZone)
  return day < today || (day === today && hour <= hourOf(now, house.timeZone))
}

function nextOpenDay(day: string): string {
  const next = addDays(day, 1)
  return house.openDays.includes(weekdayOf(next)) && !isHoliday(next) ? next : nextOpenDay(next)
}
