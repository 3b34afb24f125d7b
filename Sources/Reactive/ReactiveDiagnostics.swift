/// Reports misuse of the reactive types.
@MainActor
package enum ReactiveDiagnostics {
    /// The number of deliveries one outermost send may cause through sends from observers; further ones are refused.
    package static var deliveryLimit = 100_000

    /// Called once per turn when the limit is reached. Traps in debug builds and does nothing in release builds.
    package static var onFeedbackLoop: @MainActor (_ description: String) -> Void = { assertionFailure($0) }
}
