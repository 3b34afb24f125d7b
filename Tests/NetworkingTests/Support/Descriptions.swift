/// Everything Swift prints of a value.
enum Descriptions {
    static func all(of value: Any) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        return [String(describing: value), String(reflecting: value), dumped, "\(value)"]
    }
}
