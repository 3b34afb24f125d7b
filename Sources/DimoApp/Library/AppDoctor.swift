import DimoAssets
import Domain
import FeatureKit

struct AppDoctor: Doctor {
    /// Evaluated when the inspection begins; nil after the program has ended.
    let subject: @MainActor @Sendable () -> DoctorReport.Subject?
    let terminal: @MainActor @Sendable () -> String
    let strings: Strings

    @concurrent
    func diagnose() async throws -> [DoctorLine] {
        guard let subject = await subject() else { throw CancellationError() }
        let terminal = await terminal()
        return lines(DoctorReport(subject), terminal)
    }

    private func lines(_ report: DoctorReport, _ terminal: String) -> [DoctorLine] {
        func line(_ part: String, _ subject: String, _ finding: String, isWrong: Bool = false) -> DoctorLine {
            DoctorLine(part: part, subject: subject, finding: finding, isWrong: isWrong)
        }
        let (program, catalogue) = (strings["doctor.program"], strings["doctor.catalogue"])
        var lines = [
            line(program, strings["doctor.version"], AppVersion.text),
            line(program, strings["doctor.terminal"], terminal),
            line(program, strings["doctor.locale"], report.locale),
            line(program, strings["doctor.ambiguous-width"], String(report.ambiguousWidth)),
        ]
        lines += report.files.flatMap { file in
            let findings = file.problems.isEmpty ? [strings["doctor.ok"]] : file.problems
            return findings.map { line(strings["doctor.files"], file.path, $0, isWrong: !file.problems.isEmpty) }
        }
        if let database = report.database {
            lines.append(
                line(
                    strings["doctor.database"], strings("doctor.schema", String(database.schema)),
                    database.isHealthy ? strings["doctor.ok"] : database.integrity, isWrong: !database.isHealthy))
        } else {
            lines.append(line(strings["doctor.database"], strings["doctor.no-database"], ""))
        }
        lines.append(community(report.database))
        lines += [
            line(catalogue, strings["doctor.drinks"], String(report.drinks)),
            line(catalogue, strings["doctor.ingredients"], String(report.ingredients)),
            line(catalogue, strings["doctor.cities"], String(report.cities)),
        ]
        lines += report.catalogueProblems.map {
            line(catalogue, $0.file, TransferText.finding($0, strings), isWrong: true)
        }
        lines += report.providers.map {
            line(
                strings["doctor.network"], "\($0.name), \($0.host)",
                strings[$0.isEnabled ? "doctor.enabled" : "doctor.disabled"])
        }
        return lines
    }

    /// The local members of a community on a server, and the actions waiting to be sent.
    private func community(_ database: DoctorReport.Database?) -> DoctorLine {
        let members = database?.members ?? 0
        return DoctorLine(
            part: strings["settings.community"], subject: strings.counted("doctor.community", members),
            finding: members == 0
                ? ""
                : CommunityText.waiting(database?.waiting ?? 0, accepted: database?.accepted ?? 0, strings))
    }
}
