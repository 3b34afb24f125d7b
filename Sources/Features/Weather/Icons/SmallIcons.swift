import Domain

/// Icons of one row: eight dots across and four down, or four ASCII letters.
enum SmallIcons {
    static func icon(_ condition: WeatherCondition, isDay: Bool) -> WeatherIcon {
        let art = art(condition, isDay: isDay)
        var pixels = IconPixels(columns: 4, rows: 1)
        for (y, row) in art.dots.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            for (x, dot) in row.enumerated() where dot == "#" { pixels[x, y] = x < art.edge ? art.behind : art.tint }
        }
        return WeatherIcon(
            drawn: pixels.braille, plain: [[WeatherIcon.Piece(column: 0, text: art.letters, tint: art.tint)]])
    }

    private struct Art {
        /// Four rows of up to eight dots, separated by slashes.
        let dots: String
        let letters: String
        let tint: WeatherIcon.Tint
        /// The tint of the dots before column `edge`.
        var behind: WeatherIcon.Tint = .sun
        var edge = 0
    }

    private static func art(_ condition: WeatherCondition, isDay: Bool) -> Art {
        let sky: WeatherIcon.Tint = isDay ? .sun : .moon
        switch condition {
        case .clear:
            return isDay
                ? Art(dots: ".#.##.#./..####../..####../.#.##.#.", letters: "-O- ", tint: .sun)
                : Art(dots: "...##.../..##..../..##...#/...####.", letters: " C  ", tint: .moon)
        case .mainlyClear, .partlyCloudy:
            return Art(
                dots: isDay ? ".#.#..../###..##./##.#####/#.######" : ".##...../##...##./##.#####/.#######",
                letters: isDay ? "o(_)" : "c(_)", tint: .cloud, behind: sky, edge: 3)
        case .overcast: return Art(dots: "...##.../.#####../########/.######.", letters: "(__)", tint: .cloud)
        case .fog, .rimeFog: return Art(dots: ".######./......../######../..######", letters: "=-==", tint: .fog)
        case .drizzle, .freezingDrizzle:
            return Art(dots: "..#...#./.#...#../......../...#...#", letters: "' ' ", tint: .rain)
        case .rain, .freezingRain, .rainShowers:
            return Art(dots: "..#..#../.#..#..#/#..#..#./..#..#..", letters: "////", tint: .rain)
        case .snow, .snowGrains, .snowShowers:
            return Art(dots: ".#...#../###.###./.#...#../...#...#", letters: "* * ", tint: .snow)
        case .thunderstorm: return Art(dots: "...###../..##..../.#####../...##...", letters: "_/_ ", tint: .bolt)
        case .hailstorm: return Art(dots: "#..###.#/..##..../.#####.#/#..##...", letters: "*/_*", tint: .bolt)
        }
    }
}
