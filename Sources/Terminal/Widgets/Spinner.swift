@MainActor
package enum Spinner {
    /// The time a wait must last before the spinner appears.
    package static let delay: Duration = .milliseconds(150)
    package static let interval: Duration = .milliseconds(100)

    /// Shorter waits do not show their seconds.
    private static let leastShownSeconds = 2

    /// The seconds of the wait, counted by the spinner frames shown so far; nil if it is too short to show them.
    package static func seconds(steps: Int) -> Int? {
        let seconds = Int((delay + interval * steps) / .seconds(1))
        return seconds < leastShownSeconds ? nil : seconds
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
