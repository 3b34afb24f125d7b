import Domain

enum CalendarText {
    /// Describes the total and the current streak of days.
    static func summary(of calendar: ActivityCalendar, _ strings: Strings) -> String {
        "\(strings("momentum.in-a-year", String(calendar.total))) · "
            + strings.counted("momentum.streak", calendar.streak)
    }
}
