import Terminal

/// The colour of a temperature: cool up to 5 °C, warm from 23 °C, the same limits as for tonight's style.
enum TemperatureRole {
    static func of(_ celsius: Double) -> Role {
        switch celsius {
        case ...5: .cool
        case 23...: .warm
        default: .text
        }
    }
}
