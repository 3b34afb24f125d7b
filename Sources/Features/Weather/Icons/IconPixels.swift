/// The dots of an icon while it is painted. Later paint covers earlier paint.
struct IconPixels {
    let width: Int
    let height: Int
    private var dots: [WeatherIcon.Tint?]

    init(columns: Int, rows: Int) {
        width = columns * 2
        height = rows * 4
        dots = Array(repeating: nil, count: width * height)
    }

    subscript(x: Int, y: Int) -> WeatherIcon.Tint? {
        get { x >= 0 && x < width && y >= 0 && y < height ? dots[y * width + x] : nil }
        set { if x >= 0, x < width, y >= 0, y < height { dots[y * width + x] = newValue } }
    }

    /// Paints all dots that match a rule, in dots from the top left; nil erases them.
    mutating func paint(_ tint: WeatherIcon.Tint?, where rule: (_ x: Double, _ y: Double) -> Bool) {
        for y in 0..<height {
            for x in 0..<width where rule(Double(x) + 0.5, Double(y) + 0.5) { self[x, y] = tint }
        }
    }

    mutating func disc(_ x: Double, _ y: Double, radius: Double, _ tint: WeatherIcon.Tint?) {
        paint(tint) { ($0 - x) * ($0 - x) + ($1 - y) * ($1 - y) <= radius * radius }
    }

    mutating func line(from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ tint: WeatherIcon.Tint) {
        let steps = max(1, Int((max(abs(end.x - start.x), abs(end.y - start.y)) * 2).rounded()))
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            self[Int(start.x + (end.x - start.x) * share), Int(start.y + (end.y - start.y) * share)] = tint
        }
    }

    /// Rows of braille cells. A cell has the tint of most of its dots.
    var braille: [[WeatherIcon.Piece]] {
        rows { dots in
            var bits: UInt32 = 0
            for (place, dot) in dots.enumerated() where dot != nil {
                let (x, y) = (place % 2, place / 2)
                bits |= y == 3 ? (x == 0 ? 0x40 : 0x80) : 1 << UInt32(x * 3 + y)
            }
            return Unicode.Scalar(0x2800 + bits).map(Character.init) ?? " "
        }
    }

    var letters: [[WeatherIcon.Piece]] {
        rows { dots in
            let count = dots.count { $0 != nil }
            guard let tint = Self.most(dots), count > 1 else { return " " }
            return switch tint {
            case .sun: count > 5 ? "O" : "."
            case .moon: count > 5 ? "D" : "."
            case .cloud: count > 5 ? "#" : "-"
            case .rain: "/"
            case .snow: "*"
            case .fog: "="
            case .bolt: "Z"
            }
        }
    }

    private func rows(_ sign: ([WeatherIcon.Tint?]) -> Character) -> [[WeatherIcon.Piece]] {
        (0..<height / 4).map { row in
            var pieces: [WeatherIcon.Piece] = []
            for column in 0..<width / 2 {
                let dots = (0..<8).map { self[column * 2 + $0 % 2, row * 4 + $0 / 2] }
                guard let tint = Self.most(dots) else { continue }
                let sign = sign(dots)
                guard sign != " " else { continue }
                if let last = pieces.last, last.tint == tint, last.column + last.text.count == column {
                    pieces[pieces.count - 1] = .init(column: last.column, text: last.text + String(sign), tint: tint)
                } else {
                    pieces.append(.init(column: column, text: String(sign), tint: tint))
                }
            }
            return pieces
        }
    }

    private static func most(_ dots: [WeatherIcon.Tint?]) -> WeatherIcon.Tint? {
        var counts: [(tint: WeatherIcon.Tint, count: Int)] = []
        for case let tint? in dots {
            if let place = counts.firstIndex(where: { $0.tint == tint }) {
                counts[place].count += 1
            } else {
                counts.append((tint, 1))
            }
        }
        return counts.max { $0.count < $1.count }?.tint
    }
}
