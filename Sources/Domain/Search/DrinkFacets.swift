/// The options a filter offers, with how many drinks each would show.
package struct DrinkFacets: Sendable {
    /// An option and its count.
    package struct Count: Hashable, Sendable {
        package let option: DrinkOption
        /// How many drinks it would show together with the rest of the filter.
        package let count: Int
    }

    /// By kind, in the order in which they are shown.
    package let options: [DrinkOptionKind: [Count]]
    /// How many drinks pass the filter.
    package let count: Int
    /// How many drinks there are in all.
    package let total: Int
    /// The names of the options.
    package let vocabulary: DrinkVocabulary
}
