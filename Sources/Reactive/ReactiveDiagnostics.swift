/// What the reactive types report when they are misused.
@MainActor
public enum ReactiveDiagnostics {
    /// How many deliveries one outermost send may bring about by sends from observers; later ones are refused.
    public static var deliveryLimit = 100_000

    /// Called once a turn when the limit is reached, with a description. Traps in debug builds, is silent in release.
    public static var onFeedbackLoop: @MainActor (_ description: String) -> Void = { assertionFailure($0) }
}
