package import Domain

package enum LetterboxdText {
    /// The most bytes of one file that the site accepts.
    package static let largestFile = 1_000_000

    package static let header = CSVText.row([
        "Title", "Year", "WatchedDate", "Rating", "Rewatch", "Tags", "Review", "tmdbID", "imdbID",
    ])

    /// A watching; `ids` are those of online catalogues, such as `tmdb:603`. The site's table has no partial dates, so
    /// `day` is nil for them. `isRewatch` counts an earlier entry of the same work in the log, too.
    package static func row(_ entry: WatchedEntry, on day: LocalDay?, isRewatch: Bool, ids: [String]) -> String {
        CSVText.row(
            facts(entry.work) + [
                day?.text ?? "", entry.watching.rating.map { NumberText.short($0.stars) } ?? "",
                isRewatch ? "Yes" : "", entry.watching.tags.joined(separator: ", "), entry.watching.note ?? "",
            ] + columns(ids))
    }

    package static func row(_ work: WorkReference, ids: [String]) -> String { CSVText.row(facts(work) + columns(ids)) }

    private static func facts(_ work: WorkReference) -> [String] { [work.title.english, work.yearText] }

    private static func columns(_ ids: [String]) -> [String] {
        ["tmdb:", "imdb:"].map { catalogue in
            ids.first { $0.hasPrefix(catalogue) }.map { String($0.dropFirst(catalogue.count)) } ?? ""
        }
    }

    /// The first row of a list of wishes. Without days, it cannot be mistaken for a log.
    package static let wishHeader = CSVText.row(["Title", "Year", "tmdbID", "imdbID"])
}
