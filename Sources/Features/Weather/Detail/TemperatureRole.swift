import Terminal

/// The colour of a temperature: cool down to frost, warm from a summer's day on, by the same marks as tonight's style.
enum TemperatureRole {
    static func of(_ celsius: Double) -> Role {
        switch celsius {
        case ...5: .cool
        case 23...: .warm
        default: .text
        }
    }
}
