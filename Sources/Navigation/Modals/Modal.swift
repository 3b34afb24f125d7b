package import Terminal

/// A framed screen above the others, which receive no input meanwhile.
@MainActor
package protocol Modal: Screen {
    /// The preferred content size without the frame; cut to the available size.
    func contentSize(in available: Size, metrics: TextMetrics) -> Size
}
