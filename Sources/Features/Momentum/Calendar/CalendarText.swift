import Domain

/// Puts a year into words.
enum CalendarText {
    /// How much there was, and how many days in a row.
    static func summary(of calendar: ActivityCalendar, _ strings: Strings) -> String {
        "\(strings("momentum.in-a-year", String(calendar.total))) · "
            + strings.counted("momentum.streak", calendar.streak)
    }
}
