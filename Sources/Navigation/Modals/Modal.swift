public import Terminal

/// A screen shown in a box above the others, which get no input meanwhile.
@MainActor
public protocol Modal: Screen {
    /// The size its content wants, without the box; it is cut to what there is.
    func contentSize(in available: Size, metrics: TextMetrics) -> Size
}
