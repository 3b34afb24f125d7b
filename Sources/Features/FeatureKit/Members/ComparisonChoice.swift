public import Domain

/// The drink that waits for another one to be compared with.
@MainActor
public final class ComparisonChoice {
    /// The drink; nil while none waits.
    public var first: Identifier<Drink>?

    /// None.
    public init() {}
}
