/// What a filter shows.
package struct FilterState<Option: Hashable & Sendable>: ScreenState {
    /// An option with how many rows it would show.
    package struct Choice: Equatable, Sendable {
        /// What is ticked.
        package let option: Option
        package let title: String
        /// How many rows it would show; nil where that is not counted.
        package let count: Int?
        /// Whether it is wanted (`check`), left out (`cross`) or neither (`circle`).
        package let mark: PageMark

        package init(_ option: Option, title: String, count: Int?, mark: PageMark) {
            self.option = option
            self.title = title
            self.count = count
            self.mark = mark
        }
    }

    /// The options of a kind.
    package struct Group: Equatable, Sendable {
        /// What kind it is.
        package let title: String
        /// How many of its options are set.
        package let active: Int
        /// Its options.
        package let choices: [Choice]

        package init(title: String, active: Int, choices: [Choice]) {
            self.title = title
            self.active = active
            self.choices = choices
        }
    }

    /// Where it stands.
    package var phase: Phase = .idle
    /// The kinds of options.
    package var groups: [Group] = []
    /// `37 of 191 drinks`.
    package var summary = ""
    /// Whether nothing is filtered.
    package var isClear = true

    /// Nothing named is an empty filter.
    package init(phase: Phase = .idle, groups: [Group] = [], summary: String = "", isClear: Bool = true) {
        self.phase = phase
        self.groups = groups
        self.summary = summary
        self.isClear = isClear
    }
}
