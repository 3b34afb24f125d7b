package import Domain

/// The drink selected for comparison with another one.
@MainActor
package final class PendingComparison {
    package var first: Identifier<Drink>?

    package init() {}
}
