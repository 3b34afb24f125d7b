/// The answer to the question about the legal drinking age, asked once.
package enum AlcoholChoice: String, Hashable, Sendable, CaseIterable {
    /// Of legal drinking age. In Korea: from 1 January of the year in which one turns 19.
    case ofAge = "of-age"
    case hidden
}
