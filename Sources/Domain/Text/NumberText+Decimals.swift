extension NumberText {
    /// A number with at most `decimals` decimals (0-6), rounded half away from zero, without trailing zeros: `0.3`,
    /// `22.5`, `30`.
    public static func trimmed(_ value: Double, decimals: Int) -> String {
        let places = min(max(decimals, 0), 6)
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        guard value.isFinite, abs(value) < 1e9 else { return "-" }
        // 0.15 is slightly less than itself in binary; that must not round it down.
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
