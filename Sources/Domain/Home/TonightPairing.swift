package enum TonightPairing: Hashable, Sendable {
    /// Both suit the weather, the season, a mood, a genre or a length.
    case rule(PairingRule)
    /// Both are from the same decade, such as 1920.
    case decade(Int)

    /// The stored form: the rule's word, or the decade.
    package var code: String {
        switch self {
        case .rule(let rule): rule.rawValue
        case .decade(let decade): "decade-\(decade)"
        }
    }

    /// Parses a stored pairing; nil for one this version does not know.
    package init?(code: String) {
        if let rule = PairingRule(rawValue: code) {
            self = .rule(rule)
        } else if code.hasPrefix("decade-"), let decade = Int(code.dropFirst("decade-".count)) {
            self = .decade(decade)
        } else {
            return nil
        }
    }

    package var theme: PairingTheme {
        switch self {
        case .rule(let rule): rule.theme
        case .decade: .era
        }
    }
}

package enum PairingTheme: String, CaseIterable, Sendable {
    case weather
    case season
    case length
    case era
    case mood
    case genre

    /// The weight before any rating of the member.
    var weight: Double {
        switch self {
        case .weather: 1
        case .era: 0.95
        case .length: 0.9
        case .mood: 0.85
        case .season: 0.8
        case .genre: 0.75
        }
    }
}

/// A season of the northern hemisphere.
package enum Season: String, CaseIterable, Sendable {
    case spring
    case summer
    case autumn
    case winter

    /// - Parameter month: 1…12.
    package init(month: Int) {
        switch month {
        case 3...5: self = .spring
        case 6...8: self = .summer
        case 9...11: self = .autumn
        default: self = .winter
        }
    }
}
