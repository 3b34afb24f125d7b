import Domain
import Testing

struct ExportRequestTests {
    @Test func `every pair of subject and format is accepted, or refused with a reason`() throws {
        for subject in ExportSubject.allCases {
            for format in ExchangeFormat.allCases {
                let request = Result { () throws(TransferProblem) in
                    try ExportRequest(path: "f", format: format, subject: subject)
                }
                switch request {
                case .success(let request):
                    #expect(subject.formats.contains(request.format))
                    #expect(request.subject == subject)
                case .failure(let problem):
                    #expect(!subject.formats.contains(format))
                    #expect(problem.isUsage)
                    let isWritten = ExchangeFormat.writable.contains(format)
                    #expect(problem == (isWritten ? .cannotHold(format, subject) : .onlyRead(format)))
                }
            }
        }
    }

    @Test(arguments: [
        ("a.csv", ExchangeFormat.csv), ("a.CSV", .csv), ("a.md", .markdown), ("a.json", .dimo), ("a", .dimo),
    ])
    func `the file name determines the format`(path: String, format: ExchangeFormat) throws {
        #expect(try ExportRequest(path: path, format: nil, subject: nil).format == format)
    }

    @Test func `without a format the default is one that can hold the subject`() throws {
        #expect(try ExportRequest(path: nil, format: nil, subject: .menu).format == .markdown)
        #expect(try ExportRequest(path: nil, format: nil, subject: .log).format == .dimo)
    }

    @Test func `without a subject the export has everything in our format and recipes in others`() throws {
        #expect(try ExportRequest(path: nil, format: .dimo, subject: nil).subject == nil)
        #expect(try ExportRequest(path: nil, format: .csv, subject: nil).subject == .drinks)
    }
}
