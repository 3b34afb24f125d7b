/// What a filter shows.
public struct FilterState<Option: Hashable & Sendable>: ScreenState {
    /// An option with how many rows it would show.
    public struct Choice: Equatable, Sendable {
        /// What is ticked.
        public let option: Option
        /// Its name.
        public let title: String
        /// How many rows it would show; nil where that is not counted.
        public let count: Int?
        /// Whether it is wanted (`check`), left out (`cross`) or neither (`circle`).
        public let mark: PageMark

        /// Memberwise.
        public init(_ option: Option, title: String, count: Int?, mark: PageMark) {
            self.option = option
            self.title = title
            self.count = count
            self.mark = mark
        }
    }

    /// The options of a kind.
    public struct Group: Equatable, Sendable {
        /// What kind it is.
        public let title: String
        /// How many of its options are set.
        public let active: Int
        /// Its options.
        public let choices: [Choice]

        /// Memberwise.
        public init(title: String, active: Int, choices: [Choice]) {
            self.title = title
            self.active = active
            self.choices = choices
        }
    }

    /// Where it stands.
    public var phase: Phase = .idle
    /// The kinds of options.
    public var groups: [Group] = []
    /// `37 of 191 drinks`.
    public var summary = ""
    /// Whether nothing is filtered.
    public var isClear = true

    /// Nothing named is an empty filter.
    public init(phase: Phase = .idle, groups: [Group] = [], summary: String = "", isClear: Bool = true) {
        self.phase = phase
        self.groups = groups
        self.summary = summary
        self.isClear = isClear
    }
}
