import Domain

enum DiaryFields {
    /// The longest title, in Unicode scalars.
    private static let titleLength = 400

    static func title(_ text: String, field: String) throws(ExchangeFlaw) -> String {
        let title = TextCleaner.trimmed(TextCleaner.line(text))
        guard !title.isEmpty else { throw ExchangeFlaw(field: field, .noTitle) }
        guard title.unicodeScalars.count <= titleLength else {
            throw ExchangeFlaw(field: field, .titleLength, ["\(titleLength)"])
        }
        return title
    }

    /// Returns nil for an empty text.
    static func year(_ text: String, field: String) throws(ExchangeFlaw) -> Int? {
        if text.isEmpty { return nil }
        guard let year = Int(text), Work.years.contains(year) else {
            throw ExchangeFlaw(field: field, .notAYear, ["\(quoted(text))"])
        }
        return year
    }

    /// Returns nil for an empty text.
    static func day(_ text: String, field: String) throws(ExchangeFlaw) -> LocalDay? {
        if text.isEmpty { return nil }
        guard let day = LocalDay(text) else { throw ExchangeFlaw(field: field, .notADay, ["\(quoted(text))"]) }
        return day
    }

    /// Returns a day, or the known part of a date with zeros, such as July 2019 for `2019-07-00`; neither for an empty
    /// text or only zeros.
    static func date(_ text: String, field: String) throws(ExchangeFlaw) -> (day: LocalDay?, partial: WatchedDate?) {
        if text.contains("-00") || !text.contains("-"), let partial = WatchedDate(partial: String(text.prefix(7))) {
            return (nil, partial)
        }
        let isNone = text.hasPrefix("0000") || text.contains("-00")
        return (try isNone ? nil : day(text, field: field), nil)
    }

    /// Returns the tags of a list with commas, each once.
    static func tags(_ text: String) -> [String] {
        var tags: [String] = []
        for part in text.split(separator: ",") {
            let tag = PlainText.line(TextCleaner.line(String(part)), limit: Watching.longestTag)
            if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
        }
        return Array(tags.prefix(Watching.mostTags))
    }

    /// Returns 0.5 to 5 stars in halves; nil for an empty text.
    static func stars(_ text: String, field: String) throws(ExchangeFlaw) -> Rating? {
        if text.isEmpty { return nil }
        guard let number = Double(text.replacing(",", with: ".")), let rating = Rating(number) else {
            throw ExchangeFlaw(field: field, .notStars, ["\(quoted(text))"])
        }
        return rating
    }

    /// Reads 1 to 10 points, each half a star; nil for an empty text and for 0.
    static func points(_ text: String, field: String) throws(ExchangeFlaw) -> Rating? {
        if text.isEmpty || text == "0" { return nil }
        guard let points = Int(text), let rating = Rating(halves: points) else {
            throw ExchangeFlaw(field: field, .notPoints, ["\(quoted(text))"])
        }
        return rating
    }

    /// Returns the text in its paragraphs without mark-up; nil if nothing remains.
    static func note(_ text: String) -> String? {
        let lines = PlainText.lines(TextCleaner.paragraph(HTMLText.stripped(text)))
        return lines.isEmpty ? nil : lines
    }

    private static func quoted(_ text: String) -> String { TextCleaner.line(String(text.prefix(40))) }
}
