package import Domain

package enum TransferText {
    private static let mostNames = 20

    package static func problem(_ problem: TransferProblem, _ strings: Strings) -> String {
        switch problem {
        case .source(let problem): SourceText.problem(problem, strings)
        case .target(let name, let problem): target(name, problem, strings)
        case .backup(let name, let problem): backup(name, problem, strings)
        case .databaseHeld: strings["transfer.problem.database-held"]
        case .onlyRead(let format):
            strings("transfer.problem.only-read", format.rawValue, list(ExchangeFormat.writable))
        case .cannotHold(let format, let subject):
            strings(
                "transfer.problem.cannot-hold", format.rawValue, subject.rawValue, list(subject.formats),
                list(ExportSubject.subjects(of: format)))
        case .noPageAddress(let address): strings("transfer.problem.page-address", address)
        case .page(let address, .switchedOff): strings("transfer.problem.page-switched-off", address)
        case .page(let address, let problem):
            "\(address): \(ConnectionText.problem(problem, strings))"
        case .server(let name, let problem): server(name, problem, strings)
        case .noServerAddress: strings["transfer.problem.server.no-address"]
        case .badServerAddress(let text): strings("transfer.problem.server.bad-address", text)
        case .noToken: strings["transfer.problem.server.no-token"]
        case .badToken: strings["transfer.problem.server.bad-token"]
        case .noBar(let server): strings("transfer.problem.server.no-bar", server)
        case .severalBars(let bars): strings("transfer.problem.server.several-bars", names(bars))
        case .unknownBar(let name, let bars): strings("transfer.problem.server.unknown-bar", name, names(bars))
        }
    }

    /// The name of a section of a member's data; the file name for an unknown one.
    package static func section(_ section: String, _ strings: Strings) -> String {
        let key = "transfer.section.\(section)"
        let text = strings[key]
        return text == key ? section : text
    }

    package static func outcome(_ report: ImportReport, _ strings: Strings) -> String {
        guard report.hasChanges, !report.isPreview else { return strings["transfer.imported.nothing"] }
        let tallies = [report.recipes] + report.personal.values
        return strings.counted(
            "transfer.imported", tallies.reduce(0) { $0 + $1.imported + $1.updated },
            String(tallies.reduce(0) { $0 + $1.failed }))
    }

    /// `12 read: 10 new…`.
    package static func tally(_ tally: ImportTally, _ strings: Strings) -> String {
        strings(
            "transfer.report.tally", String(tally.read), String(tally.imported), String(tally.updated),
            String(tally.skipped), String(tally.failed))
    }

    /// Names a failure's place unless its reason does.
    package static func failure(_ failure: ImportFailure, _ strings: Strings) -> String {
        let (place, reason) = (place(failure.place, strings), reason(failure, strings))
        return failure.problem != nil && reason.contains(failure.place.file) ? reason : "\(place): \(reason)"
    }

    package static func reason(_ failure: ImportFailure, _ strings: Strings) -> String {
        failure.problem.map { problem($0, strings) } ?? failure.remark.map { remark($0, strings) } ?? ""
    }

    package static func remark(_ remark: RecordRemark, _ strings: Strings) -> String {
        let values = remark.values + (remark.name.map { [$0[strings.language]] } ?? [])
        let sentence = strings.text("transfer.record.\(remark.sentence.rawValue)", values)
        let text = remark.field.isEmpty ? sentence : strings("transfer.record", place(remark.field, strings), sentence)
        return remark.isLeftOut ? strings("transfer.record.left-out", text) : text
    }

    package static func warning(_ warning: ImportWarning, _ strings: Strings) -> String {
        let text = remark(warning.remark, strings)
        return warning.place.map { "\(place($0, strings)): \(text)" } ?? text
    }

    /// Describes a record's file and name, or only the file if it is meant as a whole.
    package static func place(_ place: ImportPlace, _ strings: Strings) -> String {
        place.record == "-" ? place.file : "\(place.file): \(Self.place(place.record, strings))"
    }

    /// Describes what is wrong with a file in the catalogue's format, preceded by the record and the field.
    package static func finding(_ problem: CatalogueProblem, _ strings: Strings) -> String {
        let reason = problem.remark.map { [remark($0, strings)] } ?? [problem.field, problem.reason]
        return ([place(problem.record, strings)] + reason).filter { $0 != "-" }.joined(separator: ": ")
    }

    /// Translates the place of a record, line or entry without a name, such as `line 3.amount`, and a line after a
    /// name, as in `Titanic (line 3)`; returns another name as it is.
    private static func place(_ name: String, _ strings: Strings) -> String {
        if let match = name.firstMatch(of: /\s\(line ([0-9]+)\)$/) {
            return "\(name[..<match.range.lowerBound]) (\(strings("transfer.place.line", String(match.1))))"
        }
        guard let match = name.prefixMatch(of: /(record|line|entry) ([0-9]+)(?=$|[.:])/) else { return name }
        return strings("transfer.place.\(match.1)", String(match.2)) + name[match.range.upperBound...]
    }

    package static func remark(_ remark: PullRemark, _ strings: Strings) -> String {
        switch remark {
        case .leftOut(let part, let problem):
            strings("transfer.remark.left-out.\(part.rawValue)", Self.problem(problem, strings))
        case .unknownBottle(let name): strings("transfer.remark.unknown-bottle", name)
        case .unreadable(let count): strings.counted("transfer.remark.unreadable", count)
        case .changedHere(let names): strings("transfer.remark.changed-here", String(names.count), some(names))
        case .removedHere(let names): strings("transfer.remark.removed-here", String(names.count), some(names))
        }
    }

    private static func target(_ name: String, _ problem: TargetProblem, _ strings: Strings) -> String {
        switch problem {
        case .isFolder: strings("transfer.problem.target.folder", name)
        case .isDatabase: strings("transfer.problem.target.database", name)
        case .isSpecial(let hasOutput):
            strings("transfer.problem.target.special\(hasOutput ? ".output" : "")", name)
        case .exists: strings("transfer.problem.target.exists", name)
        case .failed(let trouble):
            strings("transfer.problem.target.failed", name, FileTroubleText.text(trouble, strings))
        }
    }

    private static func backup(_ name: String, _ problem: BackupProblem, _ strings: Strings) -> String {
        switch problem {
        case .missing: strings("transfer.problem.backup.missing", name)
        case .isNoFile: strings("transfer.problem.backup.no-file", name)
        case .isDatabase: strings("transfer.problem.backup.database", name)
        case .unreadable(let trouble):
            strings(
                "transfer.problem.backup.unreadable", name, FileTroubleText.text(trouble, strings),
                FileTroubleText.advice(trouble, strings))
        case .isForeign: strings("transfer.problem.backup.foreign", name)
        case .isNewer: strings("transfer.problem.backup.newer", name)
        case .isOlder: strings("transfer.problem.backup.older", name)
        case .isDamaged: strings("transfer.problem.backup.damaged", name)
        }
    }

    private static func server(_ name: String, _ problem: ConnectionProblem, _ strings: Strings) -> String {
        switch problem {
        case .status(401): strings("transfer.problem.server.token", name)
        case .status(403): strings["transfer.problem.server.abilities"]
        case .status(404): strings("transfer.problem.server.old", name)
        case .busy(let seconds?): strings("transfer.problem.server.busy-for", name, String(seconds))
        case .busy(nil): strings("transfer.problem.server.busy", name)
        case .status(let code): strings("transfer.problem.server.status", name, String(code))
        case .offline, .connectionLost: strings("transfer.problem.server.offline", name)
        case .switchedOff: strings["transfer.problem.server.switched-off"]
        case .proxy(let problem): ConnectionText.proxy(problem, strings)
        case .timedOut: strings("transfer.problem.server.timed-out", name)
        case .insecure: strings("transfer.problem.server.insecure", name)
        case .webPage: strings("transfer.problem.server.web-page", name)
        case .tooLarge, .unreadable: strings("transfer.problem.server.unreadable", name)
        case .redirected(let host, let target): strings("transfer.problem.server.redirected", host, target)
        case .invalidAddress, .other: strings("transfer.problem.server.other", name)
        }
    }

    private static func list<Value: RawRepresentable<String>>(_ values: [Value]) -> String {
        values.map(\.rawValue).joined(separator: ", ")
    }

    private static func names(_ bars: [ServedBar]) -> String {
        bars.map { "\($0.name) (\($0.id))" }.joined(separator: ", ")
    }

    private static func some(_ names: [String]) -> String {
        names.prefix(mostNames).joined(separator: ", ") + (names.count > mostNames ? "…" : "")
    }
}
