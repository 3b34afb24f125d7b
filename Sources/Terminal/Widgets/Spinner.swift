/// The loading indicator.
@MainActor
public enum Spinner {
    /// How long a wait must last before the spinner appears.
    public static let delay: Duration = .milliseconds(150)
    /// How long each frame is shown.
    public static let interval: Duration = .milliseconds(100)

    /// Draws the spinner with its text; the text alone if movement is unwanted.
    public static func draw(
        _ text: String, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        let frames = context.glyphs.spinner
        let sign = context.isPlain || frames.isEmpty ? "" : "\(frames[context.spinnerStep % frames.count]) "
        canvas.put(sign + text, x: x, y: y, style: context.theme[.muted])
    }
}
