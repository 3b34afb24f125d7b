/// A sign that something is being loaded.
@MainActor
public enum Spinner {
    /// How long a wait must last before the sign appears.
    public static let delay: Duration = .milliseconds(150)
    /// How long each frame of it stays.
    public static let interval: Duration = .milliseconds(100)

    /// Draws the sign with its text; the text alone where movement is unwanted.
    public static func draw(
        _ text: String, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext
    ) {
        let frames = context.glyphs.spinner
        let sign = context.isPlain || frames.isEmpty ? "" : "\(frames[context.spinnerStep % frames.count]) "
        canvas.put(sign + text, x: x, y: y, style: context.theme[.muted])
    }
}
