/// When a work was watched: a moment, only a month or a year, or unknown. Stored as one number: from `firstMoment` on,
/// seconds since 1970 UTC; below it, a year and a month. The lower numbers lie thousands of years before the first
/// film, so every query for a span of time leaves them out.
package enum WatchedDate: Hashable, Sendable {
    case moment(Int64)
    case month(year: Int, month: Int)
    case year(Int)
    case unknown

    private static let base: Int64 = -1_000_000_000_000
    private static let months: Int64 = 100
    /// The number of the first moment.
    package static let firstMoment = base + 10_000 * months

    package init(stored number: Int64) {
        guard number < Self.firstMoment else {
            self = .moment(number)
            return
        }
        let (year, month) = (Int((number - Self.base) / Self.months), Int((number - Self.base) % Self.months))
        switch (year, month) {
        case (1..., 1...12): self = .month(year: year, month: month)
        case (1..., _): self = .year(year)
        default: self = .unknown
        }
    }

    package var stored: Int64 {
        switch self {
        case .moment(let moment): moment
        case .month(let year, let month): Self.base + Int64(year) * Self.months + Int64(month)
        case .year(let year): Self.base + Int64(year) * Self.months
        case .unknown: Self.base
        }
    }

    /// Parses `2019`, or `2019-07` (`2019-00` has no month). Nil for anything else, and for years without films.
    package init?(partial text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), text.hasForm("0000") || text.hasForm("0000-00"),
            let year = Int(parts[0]), Work.years.contains(year)
        else { return nil }
        let month = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
        guard (0...12).contains(month) else { return nil }
        self = month == 0 ? .year(year) : .month(year: year, month: month)
    }

    /// A year or a month as `init(partial:)` parses it; nil for a moment and for an unknown date.
    package var partialText: String? {
        switch self {
        case .moment, .unknown: nil
        case .year(let year): String(year)
        case .month(let year, let month): "\(year)-\(month < 10 ? "0" : "")\(month)"
        }
    }

    /// The form of our own files: a time, a month, a year, or `unknown`.
    package var text: String {
        if case .moment(let moment) = self { return RFC3339.text(moment) }
        return partialText ?? "unknown"
    }

    package init?(text: String) {
        if text == WatchedDate.unknown.text {
            self = .unknown
        } else if let moment = RFC3339.seconds(text) {
            self = .moment(moment)
        } else if let partial = WatchedDate(partial: text) {
            self = partial
        } else {
            return nil
        }
    }
}
