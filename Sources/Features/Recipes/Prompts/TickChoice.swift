internal import FeatureKit

/// A choice of several options in a box.
struct TickChoice {
    let route: String
    let title: String
    let options: [FormOption]
    let chosen: [String]
    /// Whether the order of ticking counts.
    let isOrdered: Bool
    let onChange: @MainActor ([String]) -> Void
}
