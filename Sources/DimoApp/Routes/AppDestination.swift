import FeatureKit

package struct AppDestination: Hashable, Sendable {
    let value: any FeatureDestination

    init(_ value: any FeatureDestination) {
        self.value = value
    }

    package var route: String { value.route }

    package static func == (one: Self, other: Self) -> Bool {
        AnyHashable(one.value) == AnyHashable(other.value)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(value))
    }
}
