import Domain
import FeatureKit

struct CalendarState: ScreenState {
    var phase: Phase = .idle
    var calendar: ActivityCalendar?
    /// The index of the selected day.
    var selected = 0
}
