import Domain

/// Art for a kind of weather: rows of pieces, each in the tint of what it shows.
struct WeatherIcon: Hashable, Sendable {
    /// What a piece of the art shows, from which a theme takes its colour.
    enum Tint: Hashable, Sendable {
        case sun
        case moon
        case cloud
        case rain
        case snow
        case fog
        case bolt
    }

    /// Signs beside each other with one tint.
    struct Piece: Hashable, Sendable {
        let column: Int
        let text: String
        let tint: Tint
    }

    /// The three sizes in which icons are drawn.
    enum Size: Int, CaseIterable, Sendable {
        /// One row, for a list.
        case small = 4
        /// Four rows.
        case medium = 10
        /// Seven rows.
        case large = 16

        /// How many columns it takes.
        var columns: Int { rawValue }

        /// How many rows it takes.
        var rows: Int {
            switch self {
            case .small: 1
            case .medium: 4
            case .large: 7
            }
        }
    }

    /// What an icon is kept under.
    struct Key: Hashable, Sendable {
        let condition: WeatherCondition
        let isDay: Bool
        let columns: Int
    }

    /// In braille dots, row by row.
    let drawn: [[Piece]]
    /// In ASCII, row by row.
    let plain: [[Piece]]
}

extension WeatherIcon.Key {
    init?(_ code: WeatherCode?, isDay: Bool, _ size: WeatherIcon.Size) {
        guard let code else { return nil }
        self.init(condition: code.condition, isDay: isDay, columns: size.columns)
    }
}

/// Where icons come from.
protocol WeatherIconSource: Sendable {
    /// The icon of a key.
    ///
    /// - Throws: `UnknownIconSize` for columns nothing is drawn in.
    func icon(for key: WeatherIcon.Key) async throws -> WeatherIcon
}

/// Nothing is drawn in so many columns.
struct UnknownIconSize: Error, Hashable {
    let columns: Int
}
