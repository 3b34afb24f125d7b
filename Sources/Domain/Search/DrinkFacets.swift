package struct DrinkFacets: Sendable {
    package struct Count: Hashable, Sendable {
        package let option: DrinkOption
        /// The number of drinks the option would show together with the rest of the filter.
        package let count: Int
    }

    /// The options by kind, in display order.
    package let options: [DrinkOptionKind: [Count]]
    package let count: Int
    package let total: Int
    package let vocabulary: DrinkVocabulary
}
