/// The options a filter offers, with how many drinks each would show.
public struct DrinkFacets: Sendable {
    /// An option and its count.
    public struct Count: Hashable, Sendable {
        /// The option.
        public let option: DrinkOption
        /// How many drinks it would show together with the rest of the filter.
        public let count: Int
    }

    /// By kind, in the order in which they are shown.
    public let options: [DrinkOptionKind: [Count]]
    /// How many drinks pass the filter.
    public let count: Int
    /// How many drinks there are in all.
    public let total: Int
    /// The names of the options.
    public let vocabulary: DrinkVocabulary
}
