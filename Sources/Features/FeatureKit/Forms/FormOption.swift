import Domain

package struct FormOption: Hashable, Sendable, Identifiable {
    package let id: String
    package let title: String
    /// The digit that chooses the option while its field is focused.
    package let digit: Character?

    package init(_ id: String, title: String, digit: Character? = nil) {
        self.id = id
        self.title = title
        self.digit = digit
    }

    /// No rating and all others; their ids are half stars.
    package static func ratings(none: String) -> [FormOption] {
        [FormOption("0", title: none, digit: "0")]
            + Rating.all.map { rating in
                let stars = NumberText.short(rating.stars)
                return FormOption(
                    String(rating.halves), title: "★ \(stars)", digit: stars.count == 1 ? stars.first : nil)
            }
    }
}
