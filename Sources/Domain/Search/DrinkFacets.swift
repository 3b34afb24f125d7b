/// What a filter may still ask for: every option with how many drinks it would show.
public struct DrinkFacets: Sendable {
    /// An option and its count.
    public struct Count: Hashable, Sendable {
        /// The option.
        public let option: DrinkOption
        /// How many drinks it would show, given what the filter says of everything else.
        public let count: Int
    }

    /// The options by kind, in the order they are shown.
    public let options: [DrinkOptionKind: [Count]]
    /// How many drinks pass the filter.
    public let count: Int
    /// How many there are in all.
    public let total: Int
    /// The names of the options.
    public let vocabulary: DrinkVocabulary
}
