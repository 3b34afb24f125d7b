@MainActor
package enum Spinner {
    /// The time a wait must last before the spinner appears.
    package static let delay: Duration = .milliseconds(150)
    package static let interval: Duration = .milliseconds(100)

    /// Shorter waits do not show their seconds.
    private static let leastShownSeconds = 2

    /// Appends the seconds of the wait, counted by the spinner frames shown so far, if it is long enough.
    package static func text(_ text: String, steps: Int) -> String {
        let seconds = Int((delay + interval * steps) / .seconds(1))
        return seconds < leastShownSeconds ? text : "\(text) \(seconds) s"
    }

    /// Draws the spinner with its text; the text alone if movement is unwanted.
    package static func draw(
        _ text: String, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        let frames = context.glyphs.spinner
        let sign = context.isPlain || frames.isEmpty ? "" : "\(frames[context.spinnerStep % frames.count]) "
        canvas.put(sign + text, x: x, y: y, style: context.theme[.muted])
    }
}
