package import Terminal

/// A screen in a frame above the others, which get no input meanwhile.
@MainActor
package protocol Modal: Screen {
    /// The preferred size of the content, without the frame; it is cut to the available size.
    func contentSize(in available: Size, metrics: TextMetrics) -> Size
}
