import Domain
import FeatureKit

/// What the calendar shows.
struct CalendarState: ScreenState {
    var phase: Phase = .idle
    var calendar: ActivityCalendar?
    /// The place of the chosen day among the days.
    var selected = 0
}
