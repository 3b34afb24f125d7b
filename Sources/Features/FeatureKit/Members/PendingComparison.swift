package import Domain

/// The drink that waits for another one to be compared with.
@MainActor
package final class PendingComparison {
    /// The drink; nil while none waits.
    package var first: Identifier<Drink>?

    package init() {}
}
