package struct FilterState<Option: Hashable & Sendable>: ReadingState {
    package struct Choice: Equatable, Sendable {
        package let option: Option
        package let title: String
        /// The number of rows the option would show; nil if not counted.
        package let count: Int?
        /// Whether the option is required (`check`), excluded (`cross`) or neither (`circle`).
        package let mark: PageMark

        package init(_ option: Option, title: String, count: Int?, mark: PageMark) {
            self.option = option
            self.title = title
            self.count = count
            self.mark = mark
        }
    }

    package struct Group: Equatable, Sendable {
        package let title: String
        package let active: Int
        package let choices: [Choice]

        package init(title: String, active: Int, choices: [Choice]) {
            self.title = title
            self.active = active
            self.choices = choices
        }
    }

    package var phase: Phase = .idle
    package var groups: [Group] = []
    /// `37 of 191 drinks`.
    package var summary = ""
    package var isClear = true

    package init(phase: Phase = .idle, groups: [Group] = [], summary: String = "", isClear: Bool = true) {
        self.phase = phase
        self.groups = groups
        self.summary = summary
        self.isClear = isClear
    }
}
