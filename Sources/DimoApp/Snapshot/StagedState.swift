/// A state that screens can be drawn in on purpose.
package enum StagedState: String, CaseIterable, Hashable, Sendable {
    /// There is nothing.
    case empty
    /// Nothing can be read.
    case failed
    /// Nothing has answered yet.
    case loading
}
