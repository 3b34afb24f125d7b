import Domain
import Terminal

struct WeatherIcon: Hashable, Sendable {
    /// What a piece shows; the theme picks its colour.
    enum Tint: Hashable, Sendable {
        case sun
        case moon
        case cloud
        case rain
        case snow
        case fog
        case bolt
    }

    struct Piece: Hashable, Sendable {
        let column: Int
        let text: String
        let tint: Tint
    }

    enum Size: Int, CaseIterable, Sendable {
        /// One row, for a list.
        case small = 4
        /// Four rows.
        case medium = 10
        /// Seven rows.
        case large = 16

        var columns: Int { rawValue }

        var rows: Int {
            switch self {
            case .small: 1
            case .medium: 4
            case .large: 7
            }
        }
    }

    struct Key: Hashable, Sendable {
        let condition: WeatherCondition
        let isDay: Bool
        let columns: Int
    }

    /// Rows in braille dots.
    let drawn: [[Piece]]
    /// Rows in ASCII.
    let plain: [[Piece]]
}

extension WeatherIcon.Key {
    init?(_ code: WeatherCode?, isDay: Bool, _ size: WeatherIcon.Size) {
        guard let code else { return nil }
        self.init(condition: code.condition, isDay: isDay, columns: size.columns)
    }
}

protocol WeatherIconSource: Sendable {
    /// Throws `UnknownIconSize` if no icon has that many columns.
    func icon(for key: WeatherIcon.Key) async throws -> WeatherIcon
}

struct UnknownIconSize: Error, Hashable {
    let columns: Int
}

/// Draws nothing for a screen reader: the name of the sky stands beside it.
@MainActor
enum WeatherIconView {
    static func draw(_ icon: WeatherIcon?, into canvas: inout Canvas, x: Int, y: Int, context: RenderContext) {
        guard let icon, !context.isPlain else { return }
        let isPlain = context.isASCII || canvas.metrics.isASCII
        for (row, pieces) in (isPlain ? icon.plain : icon.drawn).enumerated() {
            for piece in pieces {
                canvas.put(piece.text, x: x + piece.column, y: y + row, style: context.theme[role(of: piece.tint)])
            }
        }
    }

    private static func role(of tint: WeatherIcon.Tint) -> Role {
        switch tint {
        case .sun: .warm
        case .moon, .bolt: .title
        case .cloud, .fog: .muted
        case .rain: .cool
        case .snow: .text
        }
    }
}
