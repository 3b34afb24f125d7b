/// Formats numbers without the system's formatters, which take milliseconds to start.
package enum NumberText {
    /// Formats a price as a whole number or with two decimals: `24.9` is `24.90`.
    package static func money(_ value: Double) -> String {
        let text = trimmed(value, decimals: 2)
        guard let point = text.firstIndex(of: "."), text[point...].count == 2 else { return text }
        return text + "0"
    }

    /// Formats with one decimal, rounded half away from zero: `24.5`.
    package static func oneDecimal(_ value: Double) -> String {
        let tenths = (abs(value) * 10).rounded()
        guard tenths.isFinite, tenths < 1e15 else { return "-" }
        let whole = Int(tenths)
        let sign = value < 0 && whole > 0 ? "-" : ""
        return "\(sign)\(whole / 10).\(whole % 10)"
    }

    /// Formats a number of bytes: `640 kB`, `12.1 MB`.
    package static func size(ofBytes bytes: Int) -> String {
        bytes < 1_000_000 ? "\((bytes + 999) / 1_000) kB" : "\(oneDecimal(Double(bytes) / 1_000_000)) MB"
    }

    package static func whole(_ value: Double) -> String {
        let rounded = value.rounded()
        guard rounded.isFinite, abs(rounded) < 1e15 else { return "-" }
        return String(Int(rounded))
    }

    /// Formats with one decimal unless it is 0: `30`, `22.5`.
    package static func short(_ value: Double) -> String {
        let text = oneDecimal(value)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Formats with at most `decimals` decimals (0–6), half away from zero, without trailing zeros: `0.3`, `30`.
    package static func trimmed(_ value: Double, decimals: Int) -> String {
        let places = min(max(decimals, 0), 6)
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        guard value.isFinite, abs(value) < 1e9 else { return "-" }
        // Binary 0.15 is slightly less than 0.15, which must not round it down.
        let units = Int((abs(value) * scale * (1 + 1e-12)).rounded())
        var fraction = ""
        if places > 0 {
            let digits = String(units % Int(scale))
            fraction = String(repeating: "0", count: places - digits.utf8.count) + digits
        }
        while fraction.last == "0" { fraction.removeLast() }
        let sign = value < 0 && units > 0 ? "-" : ""
        return "\(sign)\(units / Int(scale))" + (fraction.isEmpty ? "" : ".\(fraction)")
    }
}
