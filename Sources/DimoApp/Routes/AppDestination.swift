import FeatureKit

/// A destination of whichever feature it belongs to.
package struct AppDestination: Hashable, Sendable {
    let value: any FeatureDestination

    init(_ value: any FeatureDestination) {
        self.value = value
    }

    /// The route that opens it.
    package var route: String { value.route }

    /// Whether both are the same place of the same feature.
    package static func == (one: Self, other: Self) -> Bool {
        AnyHashable(one.value) == AnyHashable(other.value)
    }

    /// Hashes the feature's own value.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(value))
    }
}
