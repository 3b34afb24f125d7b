import Domain

/// A made-up export of Letterboxd: all films are watched and rated, every second one is in the diary, every sixth has a
/// review of two lines, and the watchlist has 500 others.
struct LetterboxdSample {
    let films: Int

    /// The number of rows in all files.
    var rows: Int { films * 2 + films / 2 + films / 6 + 500 }

    func write(to folder: String, _ write: (_ text: String, _ name: String) throws -> Void) rethrows {
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        let facts = (0..<films).map { "\(day($0)),Imaginary Film No \($0),\(1920 + $0 % 100),https://boxd.it/\($0)" }
        let head = "Date,Name,Year,Letterboxd URI"
        try write(head + "\n" + facts.map { $0 + "\n" }.joined(), "\(name)/watched.csv")
        try write(
            head + ",Rating\n" + facts.enumerated().map { "\($1),\(Double($0 % 10 + 1) / 2)\n" }.joined(),
            "\(name)/ratings.csv")
        try write(
            head + ",Rating,Rewatch,Tags,Watched Date\n"
                + stride(from: 0, to: films, by: 2).map { "\(facts[$0])x,\(Double($0 % 10 + 1) / 2),,,\(day($0))\n" }
                .joined(), "\(name)/diary.csv")
        try write(
            head + ",Rating,Rewatch,Review,Tags,Watched Date\n"
                + stride(from: 0, to: films, by: 6).map { number in
                    "\(facts[number])x,,,\"A film, \"\"number \(number)\"\".\nStill good.\",,\(day(number))\n"
                }.joined(), "\(name)/reviews.csv")
        try write(
            head + "\n"
                + (0..<500).map { "\(day($0)),Wished For No \($0),\(1950 + $0 % 60),https://boxd.it/w\($0)\n" }.joined(),
            "\(name)/watchlist.csv")
    }

    private func day(_ number: Int) -> String { LocalDay(daysSince1970: Int64(14_000 + number)).text }
}
