/// Formats numbers without the system's formatters, which cost milliseconds at the start.
public enum NumberText {
    /// One decimal, rounded half away from zero: `24.5`.
    public static func oneDecimal(_ value: Double) -> String {
        let tenths = (abs(value) * 10).rounded()
        guard tenths.isFinite, tenths < 1e15 else { return "-" }
        let whole = Int(tenths)
        let sign = value < 0 && whole > 0 ? "-" : ""
        return "\(sign)\(whole / 10).\(whole % 10)"
    }

    /// Rounded to a whole number.
    public static func whole(_ value: Double) -> String {
        let rounded = value.rounded()
        guard rounded.isFinite, abs(rounded) < 1e15 else { return "-" }
        return String(Int(rounded))
    }

    /// One decimal unless it is 0: `30`, `22.5`.
    public static func short(_ value: Double) -> String {
        let text = oneDecimal(value)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
