/// The loading indicator.
@MainActor
package enum Spinner {
    /// How long a wait must last before the spinner appears.
    package static let delay: Duration = .milliseconds(150)
    /// How long each frame is shown.
    package static let interval: Duration = .milliseconds(100)

    /// From how many seconds on a wait says how long it has lasted.
    private static let leastShownSeconds = 2

    /// A text with the seconds that a wait has lasted, once they are worth telling.
    ///
    /// - Parameter steps: how often the spinner turned.
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
